export function BlockSignature({ name, role }: { name: string; role: string }) {
  return (
    <p className="block-signature">
      <span className="block-signature-name">{name}</span>
      <span>{role}</span>
    </p>
  );
}
