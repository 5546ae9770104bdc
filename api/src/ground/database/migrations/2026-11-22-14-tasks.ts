import type { Migration } from '../migration.ts';

/** A job is written in the transaction of its cause, so it exists exactly if that transaction commits. */
export const tasks: Migration = {
  name: '2026-11-22-14-tasks',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE tasks (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        kind VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        -- Names the cause, so that a job which is planned twice exists once.
        uniqueKey VARCHAR(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'waiting',
        -- JSON, encrypted for some kinds, and deleted when the job ends.
        payload TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
        -- For a periodic job: milliseconds from the end of one run to the next.
        period INT UNSIGNED NULL,
        createdAt DATETIME(3) NOT NULL,
        dueAt DATETIME(3) NOT NULL,
        -- After this time the job is not worth doing.
        expiresAt DATETIME(3) NULL,
        endedAt DATETIME(3) NULL,
        attempts INT UNSIGNED NOT NULL DEFAULT 0,
        -- The process that does the job, and until when no other process may take it.
        leaseOwner CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
        leaseUntil DATETIME(3) NULL,
        -- A code for the failure of the last try, without personal data.
        problem VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NULL,
        PRIMARY KEY (id),
        UNIQUE KEY tasks_key_unique (uniqueKey),
        -- Processes take due jobs, oldest first.
        KEY tasks_due (state, dueAt),
        -- Ended jobs are removed after a while.
        KEY tasks_ended (endedAt)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('tasks'),
};
