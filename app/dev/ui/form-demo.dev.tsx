'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Fieldset } from '@/components/ui/field/fieldset';
import { FileInput } from '@/components/ui/field/file-input';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextInput } from '@/components/ui/field/text-input';
import { Toaster } from '@/components/ui/toaster';
import { useAlert } from '@/components/ui/use-alert';

const classes = ['Class 3', 'Class 4', 'Class 5'].map((label) => ({ value: label, label }));
const types = ['Residential Student', 'Day Scholar'].map((label) => ({ value: label, label }));

export function FormDemo() {
  const [failed, setFailed] = useState(false);
  const { show, dialog } = useAlert();
  const error = failed ? 'Full Name is required' : undefined;
  return (
    <form className="mt-8 grid max-w-text gap-8" noValidate onSubmit={(e) => e.preventDefault()}>
      <Fieldset legend="Personal Information" hint="As in the birth certificate.">
        <TextInput id="demo-name" label="Full Name" required error={error} autoComplete="name" />
        <TextInput label="Contact Number" type="tel" inputMode="tel" hint="10 digits" required />
        <Select label="Apply for" options={classes} placeholder="Choose a class" required />
        <TextInput label="Email" type="email" optional autoComplete="email" />
        <RadioGroup label="Student type" name="type" options={types} className="field-wide" />
        <TextArea label="Your message" optional className="field-wide" />
        <FileInput label="Upload CV" accept="application/pdf" className="field-wide" />
      </Fieldset>
      <Fieldset legend="Locked until verified" disabled>
        <TextInput label="City" defaultValue="Vraja" />
      </Fieldset>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setFailed(true)}>Fail</Button>
        <Button tone="secondary" onClick={() => toast.success('OTP sent successfully!')}>
          Toast
        </Button>
        <Button tone="secondary" onClick={() => toast.error('Failed to send OTP.')}>
          Failing toast
        </Button>
        <Button tone="secondary" onClick={() => show('Please fill recptcha.')}>
          Alert
        </Button>
      </div>
      {dialog}
      <Toaster />
    </form>
  );
}
