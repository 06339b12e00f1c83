/** What the person is told instead; `field` names the field of the form. */
export type Refusal = { refused: string; field?: string };

export type Outcome<T = object> = (T & { refused?: undefined }) | Refusal;
