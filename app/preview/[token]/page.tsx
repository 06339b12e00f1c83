import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PreviewBanner } from '@/components/preview/preview-banner';
import { currentPreview } from '@/lib/preview/overlay';
import { pageAt } from './pages';

/** Drafts are not stored: lib/preview renders the page for one visitor. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  const preview = currentPreview();
  return { title: preview ? `Preview: ${preview.title}` : 'Preview', robots: { index: false } };
}

export default function PreviewPage() {
  const preview = currentPreview();
  const shown = preview && pageAt(preview.path);
  if (!preview || !shown) notFound();
  return (
    <>
      <PreviewBanner title={preview.title} />
      {shown}
    </>
  );
}
