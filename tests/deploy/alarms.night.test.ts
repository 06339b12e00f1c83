import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROMTOOL } from '@/scripts/run/packages';
import { tempFolder } from '../support/temp-folder';

const RULES = 'deploy/prometheus/school.rules.yml';
const BOARD = 'deploy/grafana/school.json';

const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })) })
  .parse(parse(readFileSync(RULES, 'utf8')));
const alerts = rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert));

/** Values of a series, one a minute: 'start+step x times'. */
type Series = Record<string, string>;

const api = 'site_upstream_duration_seconds';
const pages = 'site_http_request_duration_seconds_count';
const MB = 1024 * 1024;

/** Three healthy hours: money and emails arrive, one slow call, one failed page. */
const sound: Series = {
  school_payment_last_timestamp_seconds: '1000000+60x180',
  school_payment_webhook_last_timestamp_seconds: '1000001+60x180',
  'school_payment_anomalies{kind="second-payment"}': '2x180',
  'school_payment_anomalies{kind="amount-differs"}': '1x180',
  'school_payment_cases{kind="second-payment"}': '0x20 1x60 0x100',
  'school_payment_cases{kind="dispute-open"}': '0x180',
  school_orders_uncertain: '1x180',
  school_reconcile_lag_seconds: '20x180',
  'site_csp_reports_total{page="/register",directive="script-src-elem"}': '3x90 4x90',
  'site_csp_reports_total{page="other",directive="script-src-elem"}': '0+5x180',
  school_mail_wait_seconds: '4x180',
  'school_mails{kind="otp",state="pending"}': '2x180',
  'school_mails{kind="otp",state="dead"}': '3x180',
  school_mails_missed: '0x180',
  'school_limit_reached{limit="codes-all"}': '1x180',
  'school_limit_reached{limit="codes-client"}': '0x60 3x120',
  'school_limit_reached{limit="office-codes"}': '0x180',
  school_cv_bytes: `${100 * MB}x180`,
  school_cv_quota_bytes: `${500 * MB}x180`,
  school_disk_free_bytes: `${9000 * MB}x180`,
  school_disk_reserve_bytes: `${200 * MB}x180`,
  site_disk_free_bytes: `${9000 * MB}x180`,
  'process_resident_memory_bytes{job="school-site"}': `${350 * MB}x180`,
  'process_resident_memory_bytes{job="another"}': `${3000 * MB}x180`,
  'up{job="school-site"}': '1x180',
  'up{job="another"}': '0x180',
  school_database_up: '1x180',
  site_redis_up: '1x180',
  [`${pages}{status="200"}`]: '0+600x180',
  [`${pages}{status="500"}`]: '0x90 1x90',
  [`${api}_count{outcome="ok"}`]: '0+100x180',
  [`${api}_count{outcome="timeout"}`]: '0x90 1x90',
  [`${api}_bucket{outcome="ok",le="1"}`]: '0+99x180',
  [`${api}_bucket{outcome="ok",le="4"}`]: '0+100x180',
  [`${api}_bucket{outcome="ok",le="+Inf"}`]: '0+100x180',
};

const faults: Record<string, Series> = {
  NoPaymentWebhook: { school_payment_webhook_last_timestamp_seconds: '1000001+60x90 1005401x90' },
  SecondPayment: { 'school_payment_anomalies{kind="second-payment"}': '0x150 1x30' },
  PaymentAmountDiffers: { 'school_payment_anomalies{kind="amount-differs"}': '1x150 2x30' },
  PaymentCaseWaits: { 'school_payment_cases{kind="dispute-open"}': '0x40 1x140' },
  OrdersUncertain: { school_orders_uncertain: '1x60 4x120' },
  PaymentsNotChecked: { school_reconcile_lag_seconds: '0+30x180' },
  PaymentPageBlocked: {
    'site_csp_reports_total{page="/register",directive="script-src-elem"}': '3x150 3+1x30',
  },
  MailsWait: { school_mail_wait_seconds: '4x90 60+60x90' },
  MailsGivenUp: { school_mails_missed: '0x150 1x30' },
  CodesCapped: { 'school_limit_reached{limit="codes-all"}': '1x170 2x10' },
  CodesCappedForPlace: { 'school_limit_reached{limit="codes-client"}': '0x170 0+2x10' },
  OfficeCodesCapped: { 'school_limit_reached{limit="office-codes"}': '0x170 1x10' },
  CvQuotaNearlyFull: { school_cv_bytes: `${401 * MB}x180` },
  DiskLow: { school_disk_free_bytes: `${9000 * MB}-${60 * MB}x180` },
  MemoryHigh: { 'process_resident_memory_bytes{job="school-site"}': `${701 * MB}x180` },
  ProgramDown: { 'up{job="school-site"}': '1x170 0x10' },
  DatabaseDown: { school_database_up: '1x170 0x10' },
  RedisDown: { site_redis_up: '1x160 0x20' },
  ErrorRate: { [`${pages}{status="500"}`]: '0x150 0+13x30' },
  SchoolApiFails: { [`${api}_count{outcome="timeout"}`]: '0x150 0+6x30' },
  SchoolApiSlow: { [`${api}_bucket{outcome="ok",le="1"}`]: '0+80x180' },
};

const folder = tempFolder();

function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || 'promtool is missing';
}

function expectAlarms(series: Series, firing: readonly string[]): void {
  const file = join(folder, `${firing.join('-') || 'none'}.json`);
  const test = {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: '179m',
        exp_samples: firing.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  };
  writeFileSync(
    file,
    JSON.stringify({ rule_files: [resolve(RULES)], evaluation_interval: '1m', tests: [test] }),
  );
  expect(promtool('test', 'rules', file)).toBe('');
}

it('are rules that Prometheus accepts, each with a fault below', () => {
  expect(promtool('check', 'rules', RULES)).toBe('');
  expect(promtool('check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml')).toBe('');
  expect(Object.keys(faults).sort()).toEqual([...alerts].sort());
});

it('reach an Alertmanager', () => {
  const file = parse(readFileSync('deploy/prometheus/prometheus.yml', 'utf8'));
  const targets = z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) });
  const { alerting } = z
    .object({ alerting: z.object({ alertmanagers: z.array(targets).min(1) }) })
    .parse(file);
  expect(alerting.alertmanagers[0]?.static_configs[0]?.targets).not.toEqual([]);
});

it('are silent while all is well', () => {
  expectAlarms(sound, []);
});

it.each(Object.keys(faults))('fire alone: %s', (alert) => {
  expectAlarms({ ...sound, ...faults[alert] }, [alert]);
});

it('fires for the site’s disk too', () => {
  expectAlarms({ ...sound, site_disk_free_bytes: `${399 * MB}x180` }, ['DiskLow']);
});

it('are on a dashboard with valid Prometheus queries', () => {
  const board = z
    .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
    .parse(JSON.parse(readFileSync(BOARD, 'utf8')));
  const asked = board.panels.flatMap(({ targets }) => targets);
  expect(asked.length).toBeGreaterThan(8);
  const file = join(folder, 'board.json');
  const recorded = asked.map(({ expr }, at) => ({ record: `panel_${at}`, expr }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'board', rules: recorded }] }));
  expect(promtool('check', 'rules', file)).toBe('');
});
