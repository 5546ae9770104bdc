import type { Migration } from '../migration.ts';

/** A job is written in the transaction of its cause, so it exists exactly if that commits. */
export const tasks: Migration = {
  name: '2026-11-22-14-tasks',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE tasks (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        kind VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        -- Names the cause: planned twice, it is one task.
        uniqueKey VARCHAR(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'waiting',
        -- JSON, of some kinds encrypted; gone as soon as the task has ended.
        payload TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
        -- Of periodic work: milliseconds from the end of one run to the next.
        period INT UNSIGNED NULL,
        createdAt DATETIME(3) NOT NULL,
        dueAt DATETIME(3) NOT NULL,
        -- From when on it isn't worth doing any more.
        expiresAt DATETIME(3) NULL,
        endedAt DATETIME(3) NULL,
        attempts INT UNSIGNED NOT NULL DEFAULT 0,
        -- Which process is at it, and until when it needs no other to look after it.
        leaseOwner CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
        leaseUntil DATETIME(3) NULL,
        -- Of the last try: a code, nothing of people.
        problem VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NULL,
        PRIMARY KEY (id),
        UNIQUE KEY tasks_key_unique (uniqueKey),
        -- Processes take what is due, oldest first.
        KEY tasks_due (state, dueAt),
        -- What has ended is removed after a while.
        KEY tasks_ended (endedAt)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('tasks'),
};
