// Checks what umpire serves of one game with nothing but Go's packages for signed notes and transparency logs
// (golang.org/x/mod/sumdb), with which Go checks its own database of checksums.
//
//	check KEY SEATS NOW BEFORE CONSISTENCY RECEIPT...
//
// KEY: the server's, in words. SEATS: the keys of the devices that cosigned, in hexadecimal, with commas. NOW, BEFORE:
// files with checkpoints, the newest one cosigned by all of them. The rest: answers as they were served.
package main

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

func check(err error, what string) {
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", what, err)
		os.Exit(1)
	}
}

func refuse(err error, what string) {
	if err == nil {
		fmt.Fprintf(os.Stderr, "%s: taken, though it is wrong\n", what)
		os.Exit(1)
	}
}

func read(path string) []byte {
	bytes, err := os.ReadFile(path)
	check(err, path)
	return bytes
}

// A C2SP tlog-cosignature of type 4, which the package leaves to its callers.
type cosigner struct {
	name string
	key  ed25519.PublicKey
}

func (c cosigner) Name() string { return c.name }

func (c cosigner) KeyHash() uint32 {
	sum := sha256.Sum256(append([]byte(c.name+"\n\x04"), c.key...))
	return binary.BigEndian.Uint32(sum[:])
}

func (c cosigner) Verify(text, sig []byte) bool {
	if len(sig) != 8+ed25519.SignatureSize {
		return false
	}
	said := fmt.Sprintf("cosignature/v1\ntime %d\n%s", binary.BigEndian.Uint64(sig), text)
	return ed25519.Verify(c.key, []byte(said), sig[8:])
}

// The text of a checkpoint is that of Go's checksum database but for its first line.
func tree(text string) tlog.Tree {
	lines := strings.Split(text, "\n")
	size, err := strconv.ParseInt(lines[1], 10, 64)
	check(err, "size")
	root, err := base64.StdEncoding.DecodeString(lines[2])
	check(err, "root")
	parsed := tlog.Tree{N: size}
	copy(parsed.Hash[:], root)
	if len(root) != tlog.HashSize {
		check(fmt.Errorf("%d bytes", len(root)), "root")
	}
	return parsed
}

func hash(text string) (ret tlog.Hash) {
	bytes, err := hex.DecodeString(text)
	check(err, text)
	copy(ret[:], bytes)
	return ret
}

func hashes(texts []string) (ret []tlog.Hash) {
	for _, text := range texts {
		ret = append(ret, hash(text))
	}
	return ret
}

func main() {
	server, err := note.NewVerifier(os.Args[1])
	check(err, "the server's key")
	seats := strings.Split(os.Args[2], ",") // keys in hexadecimal
	now, err := note.Open(read(os.Args[3]), note.VerifierList(server))
	check(err, "the checkpoint's signature")
	origin := strings.SplitN(now.Text, "\n", 2)[0]
	var known = []note.Verifier{server}
	for _, seat := range seats {
		key, err := hex.DecodeString(seat)
		check(err, seat)
		known = append(known, cosigner{origin + "/" + seat[:16], key})
	}
	now, err = note.Open(read(os.Args[3]), note.VerifierList(known...))
	check(err, "the checkpoint with cosignatures")
	if len(now.Sigs) != 1+len(seats) || len(now.UnverifiedSigs) != 0 {
		check(fmt.Errorf("%d lines verified, %d not", len(now.Sigs), len(now.UnverifiedSigs)), "cosignatures")
	}
	before, err := note.Open(read(os.Args[4]), note.VerifierList(server))
	check(err, "the checkpoint before")
	older, newer := tree(before.Text), tree(now.Text)

	var consistency struct{ Proof []string }
	check(json.Unmarshal(read(os.Args[5]), &consistency), "the consistency proof")
	proof := tlog.TreeProof(hashes(consistency.Proof))
	check(tlog.CheckTree(proof, newer.N, newer.Hash, older.N, older.Hash), "consistency")
	refuse(tlog.CheckTree(proof, newer.N, newer.Hash, older.N-1, older.Hash), "consistency with another size")
	old := older.Hash
	old[0] ^= 1
	refuse(tlog.CheckTree(proof, newer.N, newer.Hash, older.N, old), "consistency with another root")

	for _, path := range os.Args[6:] {
		var receipt struct {
			Entry, Checkpoint string
			Seq               int64
			Proof             []string
		}
		check(json.Unmarshal(read(path), &receipt), path)
		signed, err := note.Open([]byte(receipt.Checkpoint), note.VerifierList(server))
		check(err, path)
		head, proof := tree(signed.Text), tlog.RecordProof(hashes(receipt.Proof))
		leaf := tlog.RecordHash([]byte(receipt.Entry))
		check(tlog.CheckRecord(proof, head.N, head.Hash, receipt.Seq, leaf), path)
		refuse(tlog.CheckRecord(proof, head.N, head.Hash, receipt.Seq, tlog.RecordHash([]byte(receipt.Entry+" "))), path)
	}
	fmt.Printf("%d entries, %d cosignatures, %d receipts\n", newer.N, len(seats), len(os.Args)-6)
}
