import {
  deleteCertificate,
  isSettled,
  listCertificates,
  removeCertificateFile,
} from '../../../../money';
import { audited } from '../../../audit';
import { notFoundPage } from '../../../pages';
import { redirectTo, screen } from '../../../response';
import { Facts } from '../../../view/facts';
import { PostForm, Submit } from '../../../view/form';
import { Stamp } from '../../../view/stamp';
import { entryOf, withOne } from './actions';
import { doubtOf, pathOf, rupees, statedDonors } from './list';

export const confirmRemove = withOne(async ({ request, year, certificate }) => {
  const { id, fileName, donorKey, amount, addedAt } = certificate;
  const path = pathOf(year);
  if (isSettled(certificate)) return redirectTo(path, 'certificate-kept');
  await request.audit({ action: 'donations certificates', record: `certificates of ${year.name}` });
  const donors = await statedDonors(request, year);
  if (donors === undefined) return notFoundPage(request);
  const all = await listCertificates(request.deps.db, year.name);
  const body = (
    <>
      <Facts
        items={[
          { term: 'File', value: <a href={`${path}/${id}`}>{fileName || 'Unnamed file'}</a> },
          { term: 'Problem', value: doubtOf(certificate, all) },
          { term: 'Donor', value: donors.byKey.get(donorKey)?.name },
          { term: 'Amount', value: rupees(amount) },
          { term: 'Added', value: <Stamp at={addedAt} /> },
        ]}
      />
      <PostForm action={`${path}/${id}/delete`}>
        <Submit tone="danger">Delete certificate</Submit>
      </PostForm>
    </>
  );
  const lead = <p>We delete this certificate and its file. You cannot undo this.</p>;
  const back = { href: path, label: `Certificates ${year.name}` };
  return screen(request, { title: 'Delete this certificate?', back, lead, body });
});

export const remove = withOne(async (found) => {
  const { request, year, certificate } = found;
  const entry = entryOf(found, 'donations certificate delete');
  const isDone = await audited(request, entry, (tx) => deleteCertificate(tx, certificate));
  if (!isDone) return redirectTo(pathOf(year), 'certificate-kept');
  await removeCertificateFile(certificate.id, request.deps.config.tax);
  return redirectTo(pathOf(year), 'certificate-gone');
});
