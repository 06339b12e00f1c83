import { circle, oval, path, stroke } from '../markup';
import { C, darker, paler } from '../palette';

export interface Bust {
  skin: string;
  hair: string;
  style: 'short' | 'parted' | 'bun' | 'flowers' | 'plait' | 'turban' | 'bald' | 'shikha';
  dress: 'kurta' | 'sari' | 'shawl' | 'coat' | 'tunic';
  colour: string;
  accent: string;
  beard?: boolean;
  /** Smaller shoulders and head, for a child. */
  young?: boolean;
}

const BODY = 'M52 490C56 398 112 364 200 346H280C368 364 424 398 428 490Z';

function dress({ dress: kind, colour, accent }: Bust): string {
  const shade = path(
    'M280 346C368 364 424 398 428 490H300C330 440 310 380 280 346Z',
    darker(colour),
  );
  const body = path(BODY, colour) + shade;
  const collar = path('M198 344Q240 398 282 344L292 354Q240 424 188 354Z', accent);
  switch (kind) {
    case 'kurta':
      return (
        body +
        collar +
        stroke('M240 392V490', darker(colour, 0.3), 4) +
        stroke('M240 420v.1M240 448v.1', accent, 9)
      );
    case 'tunic':
      return body + collar;
    case 'coat':
      return (
        body +
        path('M214 346L240 410L266 346L276 356L248 440V490H232V440L204 356Z', C.ivory) +
        path('M200 346L240 432L222 490H150C160 430 170 380 200 346Z', paler(colour, 0.08)) +
        path('M280 346L240 432L258 490H330C320 430 310 380 280 346Z', darker(colour, 0.3))
      );
    case 'shawl':
      return (
        body +
        path('M52 490C56 398 112 364 196 346C220 400 236 440 240 490Z', accent) +
        path('M428 490C424 398 368 364 284 346C268 384 300 440 322 490Z', darker(accent, 0.16)) +
        stroke('M190 350C212 404 224 446 228 490', paler(accent, 0.45), 5)
      );
    case 'sari':
      return (
        body +
        path('M52 490C56 398 112 364 196 346C252 396 316 436 352 490Z', accent) +
        stroke('M198 348C254 398 316 438 352 490', C.marigoldPale, 7)
      );
  }
}

const FRONT =
  'M166 214C158 150 184 118 240 116S322 150 314 214C304 184 290 168 252 164C214 166 180 176 166 214Z';

/** Hair or cloth behind the head, and over it. */
function headdress({ style, hair, accent }: Bust): readonly [string, string] {
  const cloth = accent;
  const front = path(FRONT, hair);
  switch (style) {
    case 'short':
      return ['', front];
    case 'parted':
      return [
        '',
        path(
          'M164 224C152 144 186 114 244 112C306 110 326 156 314 220C306 184 280 176 262 146C236 172 188 172 164 224Z',
          hair,
        ),
      ];
    case 'shikha':
      return [
        stroke('M280 126C306 106 330 120 326 148', hair, 13),
        path(
          'M170 204C166 152 190 122 240 120S314 152 310 204C300 170 280 156 240 154S180 170 170 204Z',
          hair,
        ),
      ];
    case 'bun':
    case 'flowers':
      return [
        circle(240, 106, 44, hair) +
          (style === 'flowers'
            ? circle(240, 106, 42, 'none', {
                stroke: C.ivory,
                'stroke-width': 17,
                'stroke-dasharray': '.1 16.4',
              })
            : ''),
        path(
          'M162 236C146 150 186 114 240 114S334 150 318 236C312 190 284 178 240 150C196 178 168 190 162 236Z',
          hair,
        ),
      ];
    case 'plait':
      return [
        path('M160 240C140 140 190 112 240 112S340 140 320 240L326 300H154Z', hair) +
          stroke('M316 290C344 340 350 400 336 470', hair, 30),
        path(
          'M162 236C146 150 186 114 240 114S334 150 318 236C312 190 284 178 240 150C196 178 168 190 162 236Z',
          hair,
        ),
      ];
    case 'turban':
      return [
        '',
        path(
          'M152 196C128 96 196 70 248 78C320 72 356 124 326 196C284 160 200 158 152 196Z',
          cloth,
        ) +
          stroke(
            'M158 170C210 116 276 104 330 160M176 118C226 96 286 106 318 142',
            darker(cloth, 0.2),
            6,
          ),
      ];
    case 'bald':
      return ['', ''];
  }
}

/** Head and shoulders in a 480 square; no face, only shading. */
export function bust(who: Bust): string {
  const [behind, over] = headdress(who);
  const size = who.young ? 'translate(53 106) scale(.78)' : 'translate(29 58) scale(.88)';
  const beard = who.beard
    ? path(
        'M172 246C176 326 206 352 240 352S304 326 308 246C300 280 274 284 240 282S180 280 172 246Z',
        who.hair,
      )
    : '';
  return (
    `<g transform="${size}">` +
    behind +
    path('M204 260H276V346Q240 392 204 346Z', darker(who.skin, 0.2)) +
    dress(who) +
    path('M205 330H275Q274 362 240 380Q206 362 205 330Z', darker(who.skin, 0.2)) +
    oval(240, 226, 72, 88, who.skin) +
    path('M240 138A72 88 0 0 1 240 314C296 290 300 170 240 138Z', darker(who.skin, 0.1)) +
    beard +
    over +
    '</g>'
  );
}
