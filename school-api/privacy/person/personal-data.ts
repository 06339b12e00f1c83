import { contentTables } from './tables/content';
import { formTables } from './tables/forms';
import { moneyTables } from './tables/money';
import { officePeopleTables } from './tables/office-people';
import { officeRecordTables } from './tables/office-records';
import { columnsIn, type TableRule } from './tables/table-rule';

/**
 * Every table and column of the database: whether it is personal, its purpose, how long it is kept, and
 * who may see it. A test compares it with the migrated database, so that no column is added unnoticed.
 */
export const personalData: Readonly<Record<string, TableRule>> = {
  ...formTables,
  ...moneyTables,
  ...contentTables,
  ...officePeopleTables,
  ...officeRecordTables,
  access_log: {
    purpose: 'to find out who looked at whose data',
    period: ['logMonths'],
    seenBy: 'whoever is responsible for data protection',
    // People are identified by a keyed hash, which reveals nothing after an erasure.
    erasure: 'none',
    hidden: 'actor person before after client',
    plain: 'id at action record',
  },
};

/** The columns shown to a person, personal ones first. */
export function columnsShown(table: string): string[] {
  const rule = personalData[table];
  return rule === undefined ? [] : [rule.shown, rule.plainShown].flatMap(columnsIn);
}
