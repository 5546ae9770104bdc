import { Select } from '../ui/select.tsx';
import { url } from '@pehchan/contract/endpoints';

const DEMO_PASSWORD = 'pehchan-demo';
const ROLES = [
  { phone: '9000000001', role: 'administrator' },
  { phone: '9000000002', role: 'approved' },
  { phone: '9000000003', role: 'pending' },
  { phone: '9000000004', role: 'rejected' },
  { phone: '9000000005', role: 'approved, no biodata' },
];

export function RolePicker() {
  const signIn = async (phone: string) => {
    await fetch(url('login'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone, password: DEMO_PASSWORD }),
    });
    window.location.reload();
  };
  return (
    <label>
      Signed in as{' '}
      <Select
        defaultValue=""
        options={[
          { value: '', label: 'choose' },
          ...ROLES.map(({ phone, role }) => ({ value: phone, label: role })),
        ]}
        onChange={(event) => void signIn(event.target.value)}
      />
    </label>
  );
}
