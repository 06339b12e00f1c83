/** Filters that are not set stay out of the address, which people keep and send. */
export function tidyFilters(): void {
  const form = document.querySelector<HTMLFormElement>('.filters form');
  form?.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}
