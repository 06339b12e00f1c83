import { useEffect, useState } from 'react';
import { ticksLeft } from '@/lib/admission/countdown';

const LOOK_MS = 250;

/** Ticks until another code can be requested; 0 when it can. */
export function useCountdown(startedAt: number | null): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const look = () => {
      const left = ticksLeft(startedAt, Date.now());
      setTicks(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(look, LOOK_MS);
    look();
    return () => clearInterval(timer);
  }, [startedAt]);
  return ticks;
}
