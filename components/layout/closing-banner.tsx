import { closingBanner } from '@/content/footer';
import { ButtonLink } from '../ui/button';

export function ClosingBanner() {
  return (
    <section
      className="closing-banner jali-ground far"
      aria-labelledby="closing-banner"
      data-print="none"
    >
      <div className="page-width closing-banner-inner">
        <div>
          <h2 id="closing-banner">{closingBanner.title}</h2>
          <p>{closingBanner.text}</p>
        </div>
        <ButtonLink href={closingBanner.action.href}>{closingBanner.action.label}</ButtonLink>
      </div>
    </section>
  );
}
