import type { ReactNode } from 'react';
import type { Verse } from '@/content/blocks';
import type { SceneName } from '@/content/scenes';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb';
import { BannerScene } from './banner-scene';
import { VerseLine } from './verse-line';

interface Props {
  title: string;
  scene: SceneName;
  /** The way here, without 'Home'; the last one is this page. */
  crumbs?: readonly Crumb[];
  verse?: Verse | undefined;
  /** A page whose heading comes later names its room here with a 'p'. */
  titleAs?: 'h1' | 'p';
  /** Lower, for pages below a section. */
  compact?: boolean;
  /** Goes below the title: a lead sentence, a button. */
  children?: ReactNode;
}

/** Opens a page: scene, way, title. The scene fills the width; words stand on paper. */
export function PageBanner(props: Props) {
  const { title, scene, crumbs, verse, titleAs: Title = 'h1', compact = false, children } = props;
  return (
    <div className="page-banner" data-compact={compact ? '' : undefined}>
      <div className="page-banner-scene scallop">
        <BannerScene scene={scene} />
      </div>
      <div className="page-banner-words page-width">
        {crumbs ? <Breadcrumb items={crumbs} /> : null}
        <Title className="page-banner-title">{title}</Title>
        {verse ? <VerseLine verse={verse} /> : null}
        {children}
      </div>
    </div>
  );
}
