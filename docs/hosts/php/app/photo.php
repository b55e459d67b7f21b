<?php
declare(strict_types=1);

const PHOTO_BYTES = 7_000_000;
/** The kinds of picture that are taken, by what the file holds, whatever its name says. */
const PHOTO_KINDS = [IMAGETYPE_JPEG => 'jpg', IMAGETYPE_PNG => 'png', IMAGETYPE_WEBP => 'webp'];
const PHOTO_TYPES = ['jpg' => 'image/jpeg', 'png' => 'image/png', 'webp' => 'image/webp'];

/** Stores the photo, under a name of our own, or removes it. */
function update_profile_image(array $user): array
{
    if (text($_POST, 'profile_image_deleted') === '1') {
        keep_photo($user, null);
        return ['message' => 'Photo deleted.'];
    }
    $file = $_FILES['profile_image'] ?? null;
    if (($file['error'] ?? null) !== UPLOAD_ERR_OK || $file['size'] > PHOTO_BYTES) {
        throw unfit_photo('Choose a picture of at most 7 MB.');
    }
    $kind = PHOTO_KINDS[@getimagesize($file['tmp_name'])[2] ?? null] ?? null;
    if (!$kind) {
        throw unfit_photo('Choose a JPEG, PNG or WebP picture.');
    }
    $name = bin2hex(random_bytes(16)) . ".$kind";
    if (!move_uploaded_file($file['tmp_name'], DATA . "/photos/$name")) {
        throw new RuntimeException('The photo could not be kept.');
    }
    keep_photo($user, $name);
    return ['message' => 'Photo saved.'];
}

function unfit_photo(string $complaint): Refusal
{
    return new Refusal(422, $complaint, ['profile_image' => [$complaint]]);
}

function keep_photo(array $user, ?string $name): void
{
    query('UPDATE users SET photo = ? WHERE id = ?', [$name, $user['id']]);
    if ($user['photo']) {
        @unlink(DATA . '/photos/' . $user['photo']);
    }
}

/** Serves the user's own photo, as a picture and as nothing else. */
function send_photo(string $name): void
{
    $user = user();
    if (!$user || $user['photo'] !== $name) {
        throw new Refusal(404, 'There is no such photo.');
    }
    header('Content-Type: ' . PHOTO_TYPES[pathinfo($name, PATHINFO_EXTENSION)]);
    header("Content-Security-Policy: default-src 'none'; sandbox");
    readfile(DATA . "/photos/$name");
}
