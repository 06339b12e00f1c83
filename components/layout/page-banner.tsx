import type { ReactNode } from 'react';
import type { Verse } from '@/content/blocks';
import type { SceneName } from '@/content/scenes';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb';
import { BannerScene } from './banner-scene';
import { VerseLine } from './verse-line';

interface Props {
  title: string;
  scene: SceneName;
  /** The breadcrumb without 'Home'; the last entry is this page. */
  crumbs?: readonly Crumb[];
  verse?: Verse | undefined;
  /** 'p' if the page's h1 comes later and this only names the section. */
  titleAs?: 'h1' | 'p';
  /** Lower, for pages below a section. */
  compact?: boolean;
  /** Shown below the title: a lead sentence, a button. */
  children?: ReactNode;
}

/** The top of a page: scene, breadcrumb and title. */
export function PageBanner(props: Props) {
  const { title, scene, crumbs, verse, titleAs: Title = 'h1', compact = false, children } = props;
  return (
    <div className="page-banner" data-compact={compact ? '' : undefined}>
      <div className="page-banner-scene scallop">
        <BannerScene scene={scene} />
      </div>
      <div className="page-banner-copy page-width">
        {crumbs ? <Breadcrumb items={crumbs} /> : null}
        <Title className="page-banner-title">{title}</Title>
        {verse ? <VerseLine verse={verse} /> : null}
        {children}
      </div>
    </div>
  );
}
