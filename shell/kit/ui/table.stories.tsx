import type { Stories } from '../gallery/stories.ts';
import { Table } from './table.tsx';
import { Tag } from './tag.tsx';

export default {
  title: 'Table and tag',
  components: [Table, Tag],
  states: {
    'rows that are only read': (text) => (
      <Table caption={text('card.basic')}>
        <thead>
          <tr>
            <th scope="col">{text('field.fullname')}</th>
            <th scope="col">{text('field.village')}</th>
            <th scope="col">{text('field.status')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Asha</th>
            <td>{text('village.DHAN')}</td>
            <td>
              <Tag tone="success">{text('status.approved')}</Tag>
            </td>
          </tr>
        </tbody>
      </Table>
    ),
    'tags in every tone': (text) => (
      <p>
        <Tag>{text('field.status')}</Tag> <Tag tone="success">{text('status.approved')}</Tag>{' '}
        <Tag tone="warning">{text('status.pending')}</Tag> <Tag tone="danger">{text('status.rejected')}</Tag>
      </p>
    ),
  },
} satisfies Stories;
