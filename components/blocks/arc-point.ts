/** The half circle of the drawing, 360 by 200. */
const CENTRE = { x: 180, y: 186 };
const RADIUS = 166;
const LABEL_RADIUS = 148;
/** Both lines of a label stay above the horizon. */
const LOWEST_LABEL = 160;

export type ArcPoint = { x: number; y: number; textX: number; textY: number };

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** The position of a time on the arc that rises at `from` and sets at `to`. */
export function arcPoint(time: string, from: string, to: string): ArcPoint {
  const share = (minutes(time) - minutes(from)) / (minutes(to) - minutes(from));
  const angle = Math.PI * (1 - share);
  const at = (radius: number) => ({
    x: Math.round(CENTRE.x + radius * Math.cos(angle)),
    y: Math.round(CENTRE.y - radius * Math.sin(angle)),
  });
  const { x: textX, y } = at(LABEL_RADIUS);
  return { ...at(RADIUS), textX, textY: Math.min(y, LOWEST_LABEL) };
}
