import { Icon } from '../ui/icon';

export function BackToNews() {
  return (
    <a className="back-link" href="/news-event" data-print="none">
      <Icon name="arrow-left" />
      Back
    </a>
  );
}
