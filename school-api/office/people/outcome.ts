/** The message shown instead; `field` names the form's field. */
export type Refusal = { refused: string; field?: string };

export type Outcome<T = object> = (T & { refused?: undefined }) | Refusal;
