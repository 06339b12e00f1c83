'use client';

import { contact } from '@/content/contact';
import { Captcha } from '../captcha/captcha';
import { fieldProps } from '../forms/field-props';
import { NotSent } from '../forms/not-sent';
import { useHydrated } from '../forms/use-hydrated';
import { useTouched } from '../forms/use-touched';
import { Button } from '../ui/button';
import { TextArea } from '../ui/field/text-area';
import { TextInput } from '../ui/field/text-input';
import { useAlert } from '../ui/use-alert';
import { fieldId } from './answers';
import { preloadParts } from './lazy';
import { MessageSent } from './message-sent';
import { PhoneFields } from './phone-fields';
import { useContactForm } from './use-contact-form';

const copy = contact.form;

interface Props {
  siteKey: string | null;
  /** Sent with the message, unless empty. */
  noticeVersion?: string;
}

export function ContactForm({ siteKey, noticeVersion = '' }: Props) {
  const { show, dialog } = useAlert();
  const { form, captcha, submit, busy, problem, sent } = useContactForm(show, noticeVersion);
  const { touched, watch } = useTouched(preloadParts);
  const hydrated = useHydrated();
  const field = fieldProps(form, fieldId);
  return (
    <form {...watch} className="contact-form" method="post" noValidate onSubmit={submit}>
      {sent ? <MessageSent {...sent} /> : null}
      <TextInput {...field('name')} label={copy.name} autoComplete="name" required />
      <PhoneFields form={form} codeField={field('mobile_code')} numberField={field('mobile')} />
      <TextInput
        {...field('email')}
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
      />
      <TextInput {...field('subject')} label={copy.subject} optional />
      <TextArea {...field('message')} label={copy.message} rows={6} required />
      <Captcha ref={captcha} siteKey={siteKey} wanted={touched} />
      <div className="form-end">
        <Button type="submit" busy={busy} disabled={!hydrated} data-waits="">
          {busy ? copy.sending : copy.submit}
        </Button>
        <NotSent text={problem} />
      </div>
      {dialog}
    </form>
  );
}
