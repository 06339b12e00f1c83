import { noticeFor } from '@/content/notices/notices';
import { shared } from '@/content/notices/shared';
import { NOTICE_VERSIONS, type NoticeForm } from '@/contract/facts/notices';
import { Icon } from '../ui/icon';
import { NoticeText } from './notice-text';

interface Props {
  form: NoticeForm;
  heading: 'h2' | 'h3';
  /** Collapsed to one line above forms whose first fields matter most. */
  folded?: boolean;
}

/** Both languages are in the page and open without scripts; only one is open at a time. */
export function Notice({ form, heading: Heading, folded = false }: Props) {
  const { en, hi, policies } = noticeFor(form);
  const title = (
    <Heading id="notice-title" className="notice-title">
      {shared.en.title}
    </Heading>
  );
  const version = <p className="notice-version">Version {NOTICE_VERSIONS[form]}</p>;
  return (
    <section
      id="notice"
      className={`notice ${folded ? 'notice-folded' : ''}`.trim()}
      aria-labelledby="notice-title"
    >
      {folded ? null : title}
      {folded ? null : <p>{en.essence}</p>}
      <details name="notice">
        <summary>
          {folded ? title : en.open}
          <Icon name="chevron-down" />
        </summary>
        {folded ? <p>{en.essence}</p> : null}
        <NoticeText text={en} policies={policies} />
        {folded ? version : null}
      </details>
      <details name="notice" lang="hi">
        <summary>
          {hi.open}
          <Icon name="chevron-down" />
        </summary>
        <p className="notice-title">{shared.hi.title}</p>
        <p>{hi.essence}</p>
        <NoticeText text={hi} policies={policies} />
      </details>
      {folded ? null : version}
    </section>
  );
}
