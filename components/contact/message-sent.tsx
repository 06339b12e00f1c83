'use client';

import { useEffect, useRef } from 'react';
import { contact } from '@/content/contact';

const copy = contact.form;

/** Shown by the form once a message has been sent. */
export type SentMessage = { way: keyof typeof copy.ways; reference: string };

/** Above the form, which is empty again: how and by when the school answers. */
export function MessageSent({ way, reference }: SentMessage) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="message-sent">
      <h3 ref={heading} tabIndex={-1} className="text-h3">
        {copy.received}
      </h3>
      <p>{copy.next.replace('{way}', copy.ways[way])}</p>
      {reference ? (
        <p>
          {copy.reference} <strong>{reference}</strong>
        </p>
      ) : null}
    </div>
  );
}
