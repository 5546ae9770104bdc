#!/bin/sh
# The real image has BusyBox: `adduser -D -H -u <id> <name>`.
exec useradd -M -u "$4" "$5"
