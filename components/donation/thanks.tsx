import { donateRegister } from '@/content/donate-register';
import { donationThanks } from '@/content/donation-thanks';
import { scenePath } from '@/content/scene-path';
import type { DonationResult } from '@/lib/donation/flow';
import { causeNamed } from './cause';

type Props = Pick<DonationResult, 'name' | 'purpose'>;

/** A tab that lost its order knows neither name nor purpose. */
export function Thanks({ name, purpose }: Props) {
  const { scene, does } = donationThanks.of(causeNamed(purpose));
  const arrived = purpose ? donationThanks.arrivedFor : donationThanks.arrived;
  return (
    <div className="donation-thanks">
      <img src={scenePath(scene)} alt="" width="600" height="338" data-print="none" />
      <div>
        <p className="section-lead">{donateRegister.success.thanks}</p>
        {name ? (
          <p>
            {arrived.replace('{name}', name).replace('{purpose}', purpose)} {does}
          </p>
        ) : null}
      </div>
    </div>
  );
}
