import type { ReactNode } from 'react';
import { failedList } from '@/content/failed-list';
import { buttonClass } from './button-class';
import { type Option, Select } from './field/select';

interface SwapProps {
  /** The target page must have a part with the same id. */
  id: string;
  children: ReactNode;
  loading?: string | undefined;
  scrollToTop?: boolean;
  /** After a change the focus stays on the control, or moves to the region's heading. */
  focus?: 'control' | 'heading';
  /** Ids of other parts of the page that change with it, such as a breadcrumb. */
  also?: readonly string[];
  className?: string;
}

/**
 * A part of the page that links and GET forms update without a full load: those inside that lead to
 * the same path, and any that name it with data-swap={id}. Without script they navigate.
 */
export function Swap(props: SwapProps) {
  const { id, loading = 'Loading...', scrollToTop = false, focus = 'control', also } = props;
  return (
    <ui-swap
      id={id}
      className={`swap ${props.className ?? ''}`.trim()}
      data-loading={loading}
      data-scroll={scrollToTop ? 'top' : undefined}
      data-focus={focus}
      data-also={also?.join(' ')}
    >
      {props.children}
    </ui-swap>
  );
}

/**
 * Inside a Swap: the message for content that could not be loaded; the old content then stays. Without
 * it the browser loads the target page. The script sets the link's target.
 */
export function SwapFailed({ text, href }: { text: string; href: string }) {
  return (
    <p className="swap-failed" data-swap-failed="" data-print="none" hidden>
      {text} <a href={href}>{failedList.again}</a>
    </p>
  );
}

interface SelectFormProps {
  action: string;
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
  /** The id of the Swap, if the form leads to another page that has the same region. */
  swap?: string;
}

/** A select that submits on change inside a Swap, and has a button without scripts. */
export function SelectForm(props: SelectFormProps) {
  const { action, name, label, value, options, swap } = props;
  return (
    <form
      action={action}
      method="get"
      className="select-form"
      data-auto=""
      data-swap={swap}
      data-print="none"
    >
      <Select
        id={`${name}-select`}
        label={label}
        name={name}
        defaultValue={value}
        options={options}
      />
      <button type="submit" className={buttonClass('secondary')}>
        Show
      </button>
    </form>
  );
}
