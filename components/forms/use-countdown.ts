import { useEffect, useState } from 'react';
import { ticksLeft } from '@/lib/admissions/countdown';

const CHECK_MS = 250;

/** Ticks until another code can be requested; 0 when it can. */
export function useCountdown(startedAt: number | null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      if (ticksLeft(startedAt, Date.now()) === 0) clearInterval(timer);
    };
    const timer = setInterval(look, CHECK_MS);
    look();
    return () => clearInterval(timer);
  }, [startedAt]);
  return ticksLeft(startedAt, Math.max(now, startedAt ?? 0));
}
