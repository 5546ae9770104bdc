import { url } from '@pehchan/contract/endpoints';

/** The demo community's accounts, one per role. */
const DEMO_PASSWORD = 'pehchan-demo';
const ROLES = [
  { phone: '9000000001', role: 'administrator' },
  { phone: '9000000002', role: 'approved' },
  { phone: '9000000003', role: 'pending' },
  { phone: '9000000004', role: 'rejected' },
  { phone: '9000000005', role: 'approved, no biodata' },
];

/** Signs in for real, as one of the demo accounts, and starts afresh as them. */
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
      <select className="input" defaultValue="" onChange={(event) => void signIn(event.target.value)}>
        <option value="" disabled>
          choose
        </option>
        {ROLES.map(({ phone, role }) => (
          <option key={phone} value={phone}>
            {role}
          </option>
        ))}
      </select>
    </label>
  );
}
