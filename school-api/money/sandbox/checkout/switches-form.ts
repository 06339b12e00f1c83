import { createElement, field } from './elements';

type SwitchesForm = { element: HTMLElement; read: () => Record<string, unknown> };

/** Simulated faults for this payment. */
export function switchesForm(): SwitchesForm {
  const twice = checkbox('twice', 'Send each notice twice');
  const reorder = checkbox('reorder', 'Send the last notice first');
  const delay = seconds('delay', '0');
  const late = seconds('late', '10');
  const after = createElement('select', { id: 'after' }, [
    createElement('option', { value: 'nothing' }, ['nothing more happens']),
    createElement('option', { value: 'captured' }, ['the money arrives after all']),
    createElement('option', { value: 'authorized' }, ['the bank agrees after all']),
  ]);
  const element = createElement('details', {}, [
    createElement('summary', {}, ['Advanced: how the provider behaves']),
    twice.element,
    reorder.element,
    field('Delay notices by (seconds)', delay),
    field('After a failure', after),
    field('Late money arrives after (seconds)', late),
  ]);
  const read = () => ({
    duplicates: twice.input.checked ? 1 : 0,
    reorder: reorder.input.checked,
    delaySeconds: Number(delay.value),
    lateSeconds: Number(late.value),
    afterFailure: after.value,
  });
  return { element, read };
}

function checkbox(id: string, label: string) {
  const input = createElement('input', { type: 'checkbox', id });
  return { input, element: createElement('label', { class: 'check' }, [input, label]) };
}

function seconds(id: string, value: string) {
  return createElement('input', { id, type: 'number', min: '0', max: '3600', value });
}
