import type { NoticeItem, NoticeText as Text } from '@/content/notices/notice';
import { privacy } from '@/content/policies/privacy';
import { refundPolicy } from '@/content/policies/refund-policy';
import { terms } from '@/content/policies/terms';
import { Inline } from '../blocks/inline';

const TITLES = {
  '/privacy': privacy.title,
  '/terms': terms.title,
  '/refund-policy': refundPolicy.title,
} as const;

interface Props {
  text: Text;
  policies: readonly (keyof typeof TITLES)[];
}

/** The items of a notice, and links to the detailed policies. */
export function NoticeText({ text, policies }: Props) {
  return (
    <>
      <dl className="notice-items">
        {text.items.map((item) => (
          <Item key={item.term} {...item} />
        ))}
      </dl>
      <p>{text.more}</p>
      <ul className="notice-policies" lang="en">
        {policies.map((path) => (
          <li key={path}>
            <a className="link" href={path}>
              {TITLES[path]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ term, says, lang }: NoticeItem) {
  const sentences = typeof says === 'string' ? [says] : says;
  return (
    <div>
      <dt>{term}</dt>
      {sentences.map((sentence) => (
        <dd key={sentence} lang={lang}>
          <Inline text={sentence} />
        </dd>
      ))}
    </div>
  );
}
