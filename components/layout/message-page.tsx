import type { ReactNode } from 'react';
import { smallScene } from '@/content/scene-path';
import type { SceneName } from '@/content/scenes';

interface Props {
  title: string;
  text: string;
  scene: SceneName;
  /** Links to other pages. */
  children: ReactNode;
}

/** A page with a single message, such as not found or failed. Must work without scripts. */
export function MessagePage({ title, text, scene, children }: Props) {
  return (
    <div className="message-page page-width">
      <div className="message-page-picture arch">
        <img src={smallScene(scene)} alt="" loading="lazy" width="1600" height="900" />
      </div>
      <div className="message-page-copy">
        <h1 className="text-h1">{title}</h1>
        <p className="text-lead">{text}</p>
        <div className="message-page-actions">{children}</div>
      </div>
    </div>
  );
}
