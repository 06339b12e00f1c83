import { describe, expect, it } from 'vitest';
import {
  calls,
  isEmptyRecord,
  parseBody,
  readNames,
  readPath,
  readResponse,
  type WriteName,
} from '@/contract';
import { listed } from '../support/listed';
import { keysOf, type ReadSample, readSamples, writeSamples } from './samples';

function countRecords(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  if (typeof data !== 'object' || data === null) return 0;
  const lists = Object.values(data).filter(Array.isArray);
  return lists.length === 0 ? 1 : lists.reduce((sum, list) => sum + list.length, 0);
}

describe('reads', () => {
  it.each(keysOf(readSamples))('%s keeps valid records and reports invalid ones', (name) => {
    const { good, records = 1, bad }: ReadSample = readSamples[name];
    const reading = readResponse(name, good);
    if (!reading.ok) throw new Error(`refused: ${reading.fields.join()}`);
    expect(countRecords(reading.data)).toBe(records);
    expect(reading.skipped).toHaveLength(reading.total - records);
    for (const skip of reading.skipped) expect(skip.fields.length).toBeGreaterThan(0);
    expect(readResponse(name, bad).ok).toBe(false);
  });

  it.each(readNames)('%s rejects an error page and text records', (name) => {
    expect(readResponse(name, parseBody('<!doctype html><title>Back soon</title>')).ok).toBe(false);
    const texts = readResponse(name, ['a', 'b']);
    expect(texts.ok ? texts.skipped.length : 2).toBe(2);
  });

  it('keeps the trailing slashes of the specification', () => {
    const slashed = Object.values(calls).flatMap(({ path }) => (path.endsWith('/') ? [path] : []));
    expect(slashed).toEqual(
      listed(`
        admission-dates/ | news-events/ | vacancies/ | contact-us/ | job-apply/
        create-admission/ | send-otp/ | verify-otp/ | complete-admission/ | create-order/
        verify-payment/ | create-donation/ | donation-verify-payment/ | donation-tax-id/
      `),
    );
  });

  it('builds paths with parameters and query', () => {
    expect(readPath('news-events', {}, { page: 2 })).toBe('/api/news-events/?page=2');
    expect(readPath('news-event', { slug: 'a b/c' })).toBe('/api/news-events/a%20b%2Fc');
    expect(readPath('publications')).toBe('/api/academics/publications');
  });

  it('accepts an empty object or an empty array as groups without entries', () => {
    for (const body of [{}, []]) {
      const reading = readResponse('results', body);
      expect(reading.ok && reading.data).toEqual({ '10th': [], '12th': [] });
    }
  });

  it('ignores invalid extensions in the response to a verified code', () => {
    const child = { name: 'Gopal Vrajwasi', paid_on: '2026-11-12T06:00:00Z', payment_id: 'pay_1' };
    const read = (registered: unknown) => {
      const reading = readResponse('verify-otp', { application_id: 'a', registered });
      return reading.ok && reading.data.registered;
    };
    expect(read([child])).toEqual([child]);
    for (const odd of [undefined, null, 'yes', [{ name: '' }]]) expect(read(odd)).toBeUndefined();
  });

  it('counts a page by its records when the count is missing', () => {
    const reading = readResponse('news-events', { results: [{ slug: 'a', title: 'A' }] });
    expect(reading.ok && reading.data.count).toBe(1);
  });

  it('skips a record without any known field, even if all fields are optional', () => {
    const unrelated = [{ id: 7, slug: [], title: {} }, {}, { category: 'Day Scholar Fee' }];
    const reading = readResponse('fee-structure', unrelated);
    expect(reading).toMatchObject({
      data: [{ category: 'Day Scholar Fee', amount: null }],
      skipped: [
        { index: 0, fields: ['(whole)'] },
        { index: 1, fields: ['(whole)'] },
      ],
    });
  });

  it('never repeats values of an invalid record', () => {
    const reading = readResponse('faculties', [{ name: { secret: 'hidden' } }]);
    expect(JSON.stringify(reading)).not.toContain('hidden');
  });
});

it('an empty record is null, an empty object or an empty list, and nothing else', () => {
  expect([null, {}, []].map(isEmptyRecord)).toEqual([true, true, true]);
  const others = [undefined, '', 0, false, [null], { detail: 'Not found.' }];
  expect(others.filter(isEmptyRecord)).toEqual([]);
});

describe('the prefill after verification', () => {
  const filled = (admission_data: unknown) => {
    const reading = readResponse('verify-otp', { application_id: 'a1', admission_data });
    return reading.ok ? reading.data.admission_data : 'refused';
  };

  it.each([[{ name: 'Vraja' }], [['Vraja']], [true]])('skips %j in place of text', (city) => {
    expect(filled({ city, mobile: 9000000001 })).toMatchObject({ city: '', mobile: '9000000001' });
  });

  it.each([[[]], ['none'], [true], [undefined]])('is omitted when it is %j', (data) => {
    expect(filled(data)).toBeNull();
  });
});

describe('writes', () => {
  it.each(['verify-payment', 'donation-verify-payment'] as const)(
    '%s reads `attempted` only from true and false',
    (name) => {
      const attemptedIn = (attempted: unknown) => {
        const reading = readResponse(name, { status: 'pending', attempted });
        return reading.ok && reading.data.attempted;
      };
      expect([true, false].map(attemptedIn)).toEqual([true, false]);
      expect([undefined, null, 0, 'false', []].map(attemptedIn)).toEqual(Array(5).fill(undefined));
    },
  );

  it.each(keysOf(writeSamples))(
    '%s accepts valid bodies and responses and rejects invalid ones',
    (name) => {
      const { body, badBody, answer, badAnswer } = writeSamples[name];
      const accepted = [body, badBody].map((sent) => calls[name].body.safeParse(sent).success);
      const read = [answer, badAnswer].map((one) => readResponse(name, one).ok);
      expect([accepted, read]).toEqual([
        [true, false],
        [true, false],
      ]);
    },
  );

  it.each([
    ['application-answer', { answer: 'move', date: 'd'.repeat(201) }],
    ['application-document', { kind: 'photograph', grant: '' }],
    ['application-document', { kind: 'photograph', application_number: 'B'.repeat(129) }],
  ] as const)('%s bounds what a family sends: %j', (name, wrong) => {
    const body = { grant: 'g', application_number: 'BCDF2345', ...wrong };
    expect(calls[name].body.safeParse(body).success).toBe(false);
  });

  const html = '<!doctype html><title>Back soon</title>';
  const error = '{"error":{"code":"internal","message":"Something went wrong."}}';
  const truthy = ['{}', '[]', '"sent"', 'true', '1', '{"status":"sent"}'];
  const falsy = ['', ' \n', 'null', 'false', '0', '""'];
  const accepts = (name: WriteName) => (body: string) => readResponse(name, parseBody(body)).ok;

  it.each(keysOf(writeSamples))('%s accepts neither HTML nor other text', (name) => {
    expect([html, 'OK', '{"status":'].filter(accepts(name))).toEqual([]);
  });

  const forms = ['contact-us', 'job-apply', 'send-otp', 'complete-admission'] as const;
  it.each(forms)('%s does not count an error body as success', (name) => {
    expect(accepts(name)(error)).toBe(false);
  });

  it.each(['contact-us', 'job-apply'] as const)('%s accepts any JSON and an empty body', (name) => {
    const answers = [...truthy, ...falsy];
    expect(answers.filter(accepts(name))).toEqual(answers);
  });

  it.each(['send-otp', 'complete-admission'] as const)(
    '%s accepts truthy responses only',
    (name) => {
      expect([...truthy, ...falsy].filter(accepts(name))).toEqual(truthy);
    },
  );

  const needed = keysOf(writeSamples).filter((name) => calls[name].response.kind === 'object');
  it.each(needed)('%s accepts only objects', (name) => {
    expect([...falsy, '[]', 'true', '"sent"'].filter(accepts(name))).toEqual([]);
  });

  it('accepts only 201 for a contact message', () => {
    expect(calls['contact-us'].success).toEqual([201]);
  });

  it.each(['create-order', 'create-donation'] as const)(
    '%s offers the status by order only with the value true',
    (name) => {
      const { answer } = writeSamples[name];
      const offered = (more: object) => {
        const reading = readResponse(name, Object.assign({}, answer, more));
        return reading.ok && reading.data.status_by_order;
      };
      const isOffered = (value: unknown) => offered({ status_by_order: value });
      expect([offered({}), isOffered(true), isOffered(false)]).toEqual([false, true, false]);
      expect([null, 1, 'true', {}, []].map(isOffered)).toEqual(Array(5).fill(false));
      const reading = readResponse(name, Object.assign({}, answer, { status_by_order: [] }));
      expect(reading.ok).toBe(true);
    },
  );
});
