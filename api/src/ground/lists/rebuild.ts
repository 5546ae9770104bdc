import { createConnection } from 'mysql2/promise';
import { REBUILD_LISTS } from '../database/rebuild-lists.ts';
import { connectionOptions, sequelize } from '../database/sequelize.ts';
import { env } from '../runtime/env.ts';
import { rebuildNameKeys } from './rebuild-keys.ts';

const connection = await createConnection(connectionOptions(env.databaseUrl));
await connection.beginTransaction();
for (const statement of REBUILD_LISTS) await connection.query(statement);
await connection.commit();
await connection.end();
await rebuildNameKeys();
await sequelize.close();
