/**
 * Browsers inside other apps, and those that save data by drawing pages elsewhere: the checkout's
 * handler is not called there, so the provider leaves the page and posts the result instead.
 */
const IN_APP =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Messenger|MicroMessenger|Line|UCBrowser|UCWEB|OPR|Opera)\b|; wv\)/;
/** A view inside an iOS app calls itself no Safari. */
const IOS_VIEW = /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit(?!.*\bSafari\/)/;

export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent) || IOS_VIEW.test(userAgent);
}
