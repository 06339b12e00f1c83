import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * What a record is found by, as the words of an expression index (GIN). `search_words` is a function of
 * the database (the first migration): its first argument holds names, which are found by each of their words
 * and written together; people are separated by '|'. Its second holds what is found as it is written.
 * An index and the queries that use it call the same function here, or the index would not be used.
 */
type Columns<Name extends string> = Record<Name, SQLWrapper>;

const digits = (column: SQLWrapper) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;

export function applicationWords(
  t: Columns<
    'firstName' | 'lastName' | 'guardianName' | 'email' | 'mobile' | 'alternateMobile' | 'id'
  >,
): SQL {
  return sql`search_words(${t.firstName} || ' ' || ${t.lastName} || '|' || ${t.guardianName}, ${t.email} || ' ' || ${digits(t.mobile)} || ' ' || ${digits(t.alternateMobile)} || ' ' || ${t.id})`;
}

/** A number is found with its country code and without. */
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

export function giftWords(t: Columns<'donorName' | 'email' | 'reference' | 'id'>): SQL {
  return sql`search_words(${t.donorName} || '|' || ${t.reference}, ${t.email} || ' ' || ${t.id})`;
}

/** Numbers of the order here, of the order and of the payment at the provider. */
export function orderWords(t: Columns<'id' | 'providerOrderId' | 'paymentId'>): SQL {
  return sql`search_words('', ${t.id} || ' ' || coalesce(${t.providerOrderId}, '') || ' ' || coalesce(${t.paymentId}, ''))`;
}

export function receiptWords(t: Columns<'number' | 'reference'>): SQL {
  return sql`search_words('', ${t.number} || ' ' || ${t.reference})`;
}
