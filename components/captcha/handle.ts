/** How a form asks its captcha, whichever it is. */
export interface CaptchaHandle {
  /** What proves a person; '' while nothing does. */
  token: () => Promise<string>;
  /** After a proof was used up. */
  reset: () => void;
}
