import { generate } from 'lean-qr';
import { toSvg } from 'lean-qr/extras/svg';

export function qrCode(text: string): SVGElement {
  const svg = toSvg(generate(text), document, { padX: 4, padY: 4, on: '#000', off: '#fff' });
  svg.setAttribute('class', 'qr');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'Practice QR code: no money moves');
  return svg;
}
