#!/bin/bash
# Read by the image of MySQL when its volume is new: beside the user that makes tables, which passes rights on, the one that
# serves. Which rights that one has is said table by table, by the migration.
docker_process_sql --database=mysql <<SQL
GRANT ALL ON \`pehchan\`.* TO 'pehchan'@'%' WITH GRANT OPTION;
CREATE USER IF NOT EXISTS 'pehchan_api'@'%' IDENTIFIED BY '$(tr -d '\n' <"${MYSQL_API_PASSWORD_FILE:-/run/secrets/mysql_api_password}")';
GRANT USAGE ON *.* TO 'pehchan_api'@'%';
SQL
