import { noticeFor } from '@/content/notices/notices';
import { shared } from '@/content/notices/shared';
import { NOTICE_VERSIONS, type NoticeForm } from '@/contract/facts/notices';
import { Icon } from '../ui/icon';
import { NoticeText } from './notice-text';

interface Props {
  form: NoticeForm;
  heading: 'h2' | 'h3';
}

/** Both languages are in the page and open without scripts; only one is open at a time. */
export function Notice({ form, heading: Heading }: Props) {
  const { en, hi, policies } = noticeFor(form);
  return (
    <section id="notice" className="notice" aria-labelledby="notice-title">
      <details name="notice">
        <summary>
          <Heading id="notice-title" className="notice-title">
            {shared.en.title}
          </Heading>
          <Icon name="chevron-down" />
        </summary>
        <p>{en.essence}</p>
        <NoticeText text={en} policies={policies} />
        <p className="notice-version">Version {NOTICE_VERSIONS[form]}</p>
      </details>
      <details name="notice" lang="hi">
        <summary>
          {shared.hi.open}
          <Icon name="chevron-down" />
        </summary>
        <p className="notice-title">{shared.hi.title}</p>
        <p>{hi.essence}</p>
        <NoticeText text={hi} policies={policies} />
      </details>
    </section>
  );
}
