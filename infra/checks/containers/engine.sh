#!/bin/bash
# Arguments: a Debian tree with Docker's daemon, the engine's folder, and folders that both sides share.
set -e
tree=$1 state=$2
shift 2
mount --make-rprivate /
mount --bind "$tree" "$tree"
for folder in proc sys dev; do mount --rbind "/$folder" "$tree/$folder"; done
for folder in run tmp; do mount -t tmpfs tmpfs "$tree/$folder"; done
mkdir -p "$state" "$tree/var/lib/docker" "$tree/.before"
mount --bind "$state" "$tree/var/lib/docker"
for folder in "$@"; do
  mkdir -p "$tree$folder"
  mount --bind "$folder" "$tree$folder"
done
cat >"$tree/run/daemon.json" <<JSON
{
  "exec-opts": ["native.cgroupdriver=cgroupfs"],
  "default-ulimits": {
    "nofile": { "Name": "nofile", "Soft": 1024, "Hard": 1024 },
    "nproc": { "Name": "nproc", "Soft": 4096, "Hard": 4096 }
  }
}
JSON
cd "$tree"
pivot_root . .before
cd /
umount -l /.before
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
ip link set lo up
echo 1 >/proc/sys/net/ipv4/ip_forward
exec dockerd --config-file /run/daemon.json -H unix:///run/docker.sock
