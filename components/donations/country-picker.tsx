import { type Ref, useEffect, useId, useRef } from 'react';
import { donateRegister } from '@/content/donate-register';
import type { Country } from '@/lib/donations/countries';
import { Field } from '../ui/field/field';
import { Icon } from '../ui/icon';
import { fieldId } from './field-id';
import { type OnPick, useCountryPicker } from './use-country-picker';

const copy = donateRegister.form.countries;

interface Props {
  /** A dialling code with its plus. */
  value: string;
  onPick: OnPick;
  inputRef: Ref<HTMLInputElement>;
  error?: string | undefined;
}

/** An editable combobox of all countries, searched by name or code. */
export function CountryPicker({ value, onPick, inputRef, error }: Props) {
  const picker = useCountryPicker(value, onPick);
  const { open, found, active } = picker;
  const listId = useId();
  const option = (index: number) => `${listId}-${found[index]?.iso}`;
  const hasList = open && found.length > 0;
  return (
    <div className="country-picker">
      <Field label={donateRegister.labels.mobile_code} error={error} id={fieldId('mobile_code')}>
        {(control) => (
          <span className="control-select">
            <input
              {...control}
              ref={inputRef}
              type="text"
              role="combobox"
              className="control"
              value={picker.text}
              autoComplete="tel-country-code"
              autoCapitalize="words"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={hasList ? option(active) : undefined}
              onFocus={(event) => {
                void picker.load();
                event.target.select();
              }}
              onClick={picker.show}
              onChange={(event) => picker.type(event.target.value)}
              onKeyDown={picker.press}
              onBlur={picker.leave}
            />
            <Icon name="chevron-down" />
          </span>
        )}
      </Field>
      {hasList ? (
        <Options id={listId} found={found} active={active} option={option} choose={picker.choose} />
      ) : null}
      <p role="status" className={open && found.length === 0 ? 'country-none' : 'sr-only'}>
        {open && found.length === 0 ? emptyWords(picker) : null}
      </p>
    </div>
  );
}

function emptyWords({ loading, missing }: { loading: boolean; missing: boolean }): string {
  if (missing) return copy.missing;
  return loading ? copy.loading : copy.none;
}

interface OptionsProps {
  id: string;
  found: readonly Country[];
  active: number;
  option: (index: number) => string;
  choose: (country: Country) => void;
}

function Options({ id, found, active, option, choose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the keyboard covers the lower half, so the field is scrolled to the top.
    const small = matchMedia('(pointer: coarse)').matches;
    const seen = small ? list.current?.parentElement : list.current;
    seen?.scrollIntoView({ block: small ? 'start' : 'nearest' });
  }, []);
  useEffect(() => {
    if (list.current) reveal(list.current, active);
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={copy.label} className="country-list">
      {found.map((country, index) => (
        // The focus stays in the field, which handles the keys.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles its own keys
        // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant
        <div
          key={country.iso}
          id={option(index)}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(country)}
        >
          <span>{country.name}</span> <span>{country.code}</span>
        </div>
      ))}
    </div>
  );
}

/** Scrolls only the list, because the page may still be scrolling. */
function reveal(list: HTMLElement, index: number): void {
  const option = list.children[index];
  if (!(option instanceof HTMLElement)) return;
  const { offsetTop, offsetHeight } = option;
  const above = offsetTop < list.scrollTop;
  const below = offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
  if (above || below) list.scrollTop = offsetTop - (list.clientHeight - offsetHeight) / 2;
}
