import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withAnswers } from '../support/school-answers';
import { parse } from './parse';

export const render = (node: ReactNode): Document => parse(renderToStaticMarkup(node));

export const pageWith = async (
  answers: Record<string, unknown>,
  page: () => ReactNode | Promise<ReactNode>,
): Promise<Document> => render(await withAnswers(answers, async () => page()));

export const texts = (root: ParentNode | null | undefined, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map((each) => each.textContent?.trim());

export const attributes = (root: ParentNode | null | undefined, selector: string, name = 'href') =>
  [...(root?.querySelectorAll(selector) ?? [])].map((each) => each.getAttribute(name));
