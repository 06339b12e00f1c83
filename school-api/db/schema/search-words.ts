import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The searchable words of a record, in an expression index (GIN). `search_words` is a database
 * function (first migration). Its first argument has names, indexed word by word and joined, with
 * people separated by '|'. Its second is indexed as it is. Index and queries must call the same
 * function here, or the index is not used.
 */
type Columns<Name extends string> = Record<Name, SQLWrapper>;

const digits = (column: SQLWrapper) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;

export function applicationWords(
  t: Columns<
    | 'firstName'
    | 'lastName'
    | 'guardianName'
    | 'email'
    | 'mobile'
    | 'alternateMobile'
    | 'id'
    | 'applicationNumber'
  >,
): SQL {
  return sql`search_words(${t.firstName} || ' ' || ${t.lastName} || '|' || ${t.guardianName}, ${t.email} || ' ' || ${digits(t.mobile)} || ' ' || ${digits(t.alternateMobile)} || ' ' || ${t.id} || ' ' || ${t.applicationNumber})`;
}

/** A number can be found with or without its country code. */
const phone = (t: Columns<'mobileCode' | 'mobile'>) =>
  sql`${digits(t.mobile)} || ' ' || ${digits(t.mobileCode)} || ${digits(t.mobile)}`;

export function messageWords(
  t: Columns<'name' | 'subject' | 'email' | 'mobileCode' | 'mobile'>,
): SQL {
  return sql`search_words(${t.name} || '|' || ${t.subject}, ${t.email} || ' ' || ${phone(t)})`;
}

export function jobWords(
  t: Columns<'applicantName' | 'vacancy' | 'email' | 'mobileCode' | 'mobile'>,
): SQL {
  return sql`search_words(${t.applicantName} || '|' || ${t.vacancy}, ${t.email} || ' ' || ${phone(t)})`;
}

export function donationWords(
  t: Columns<'donorName' | 'email' | 'mobileCode' | 'mobile' | 'id'>,
): SQL {
  return sql`search_words(${t.donorName}, ${t.email} || ' ' || ${phone(t)} || ' ' || ${t.id})`;
}

export function offlineWords(t: Columns<'donorName' | 'email' | 'reference' | 'id'>): SQL {
  return sql`search_words(${t.donorName} || '|' || ${t.reference}, ${t.email} || ' ' || ${t.id})`;
}

export function transferWords(t: Columns<'donorName' | 'email' | 'reference' | 'bankText'>): SQL {
  return sql`search_words(${t.donorName} || '|' || ${t.reference} || '|' || ${t.bankText}, ${t.email})`;
}

/** Our order id, and the provider's order and payment ids. */
export function orderWords(t: Columns<'id' | 'providerOrderId' | 'paymentId'>): SQL {
  return sql`search_words('', ${t.id} || ' ' || coalesce(${t.providerOrderId}, '') || ' ' || coalesce(${t.paymentId}, ''))`;
}

export function receiptWords(t: Columns<'number' | 'reference'>): SQL {
  return sql`search_words('', ${t.number} || ' ' || ${t.reference})`;
}
