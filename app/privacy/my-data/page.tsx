import type { Metadata } from 'next';
import { MyDataPage } from '@/components/privacy/my-data-page';
import { pageHead } from '@/components/seo/page-head';
import { myData } from '@/content/my-data';

export const revalidate = 60;

export const metadata: Metadata = {
  ...pageHead(myData, myData.path, { pictureOf: myData.back.href }),
  robots: { index: false },
};

export default function MyData() {
  return <MyDataPage />;
}
