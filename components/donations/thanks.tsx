import { donateRegister } from '@/content/donate-register';
import { donationThanks } from '@/content/donation-thanks';
import { smallScene } from '@/content/scene-path';
import type { DonationResult } from '@/lib/donations/flow';
import type { Cause } from './cause';
import { Goal } from './goal';

type Props = Pick<DonationResult, 'name' | 'purpose'> & { cause: Cause | undefined };

/** A tab that lost its order knows neither name nor purpose. */
export function Thanks({ name, purpose, cause }: Props) {
  const { scene, does: helps } = donationThanks.any;
  const does = cause ? cause.does : helps;
  const arrived = purpose ? donationThanks.arrivedFor : donationThanks.arrived;
  return (
    <div className="donation-thanks">
      <img
        src={cause?.picture.src ?? smallScene(scene)}
        alt=""
        width="600"
        height="338"
        data-print="none"
      />
      <div>
        <p className="section-lead">{donateRegister.success.thanks}</p>
        {name ? (
          <p>
            {arrived.replace('{name}', name).replace('{purpose}', purpose)} {does}
          </p>
        ) : null}
        {cause ? <Goal purpose={cause} /> : null}
      </div>
    </div>
  );
}
