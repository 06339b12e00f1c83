import { closingBanner } from '@/content/footer';
import { ButtonLink } from '../ui/button';

export function ClosingBanner() {
  return (
    <section className="closing-banner far" aria-labelledby="closing-banner" data-print="none">
      <div className="page-width closing-banner-inner">
        <div>
          <h2 id="closing-banner">{closingBanner.title}</h2>
          <p>{closingBanner.text}</p>
        </div>
        <ButtonLink href={closingBanner.action.href}>{closingBanner.action.label}</ButtonLink>
      </div>
      <div className="closing-banner-scene">
        <img src="/art/river-steps.svg" alt="" loading="lazy" width="1600" height="900" />
      </div>
    </section>
  );
}
