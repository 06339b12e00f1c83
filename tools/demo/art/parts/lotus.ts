import { n } from '../geometry';
import { path } from '../markup';
import { C } from '../palette';

/** A lotus from the side: petals behind, petals in front. Origin: its foot; about 120 wide. */
export function lotus(
  back: string = C.rosePale,
  front: string = C.rose,
  light: string = C.pink,
): string {
  const petal = (angle: number, length: number, width: number) => {
    const turn = (x: number, y: number) => {
      const r = (angle * Math.PI) / 180;
      return `${n(x * Math.cos(r) - y * Math.sin(r))} ${n(x * Math.sin(r) + y * Math.cos(r))}`;
    };
    return `M0 0C${turn(-width, -length * 0.35)} ${turn(-width * 0.8, -length * 0.75)} ${turn(0, -length)}C${turn(width * 0.8, -length * 0.75)} ${turn(width, -length * 0.35)} 0 0Z`;
  };
  return (
    path(petal(-72, 62, 13) + petal(72, 62, 13), front) +
    path(petal(-22, 62, 17) + petal(22, 62, 17), back) +
    path(petal(-50, 62, 16) + petal(50, 62, 16), light) +
    path(petal(0, 60, 18), front)
  );
}
