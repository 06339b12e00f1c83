const UTF16_LE = [0xff, 0xfe] as const;
/** What the code page of Windows has at 0x80 to 0x9f; Node reads its name as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Spreadsheets write UTF-8, the code page of Windows, or ("Unicode text") UTF-16. */
export function decodeText(bytes: Uint8Array): string {
  if (UTF16_LE.every((byte, index) => bytes[index] === byte)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}

function decodeWindows(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}
