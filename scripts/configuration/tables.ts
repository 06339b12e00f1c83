import { z } from 'zod';
import { about, GROUPS } from '@/contract/facts/variables';
import { siteVariables } from '@/lib/variables';
import { apiVariables } from '@/school-api/config';

const testVariables = {
  E2E_PORT: z
    .string()
    .default('3210')
    .meta(about('Tests', 'the first of two ports for the browser tests')),
  TEST_ALL: z
    .string()
    .optional()
    .meta(
      about(
        'Tests',
        'any value includes the tests of the night; a number other than 1 is the seed of their cases, to try those of an earlier night again',
      ),
    ),
};

const variables: Record<string, z.ZodType> = {
  ...siteVariables,
  ...apiVariables,
  ...testVariables,
};

/** Each variable that a program, a script or a test reads. */
export const variableNames = Object.keys(variables);

const described = z.object({
  group: z.enum(GROUPS),
  description: z.string(),
  otherwise: z.string().optional(),
});

const rows = Object.entries(variables).map(([name, schema]) => {
  const { group, description, otherwise } = described.parse(schema.meta());
  return { group, text: `| \`${name}\` | ${otherwise ?? defaultOf(schema)} | ${description} |` };
});

/** The schema's default for an unset variable. */
function defaultOf(schema: z.ZodType): string {
  const value = schema.safeParse(undefined).data;
  if (value === undefined) return 'not set';
  return typeof value === 'string' ? `\`${value}\`` : String(value);
}

const table = (group: (typeof GROUPS)[number]) =>
  [
    `## ${group}\n`,
    '| Variable | Default | Meaning |\n|---|---|---|',
    ...rows.filter((row) => row.group === group).map(({ text }) => text),
  ].join('\n');

const PART = /(?<=<!-- variables -->\n).*(?=\n<!-- end of variables -->)/s;

/** The page with its tables generated from the current schemas. */
export const withTables = (page: string): string =>
  page.replace(PART, () => `\n${GROUPS.map(table).join('\n\n')}\n`);
