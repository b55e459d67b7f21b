"""The upload: a photo is taken by what it holds, whatever its name says."""

import re
import secrets

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.http import FileResponse, Http404

from .guard import call, unfit
from .models import profile_of

BYTES = 7_000_000
FOLDER = settings.DATA / 'photos'
TYPES = {'jpg': 'image/jpeg', 'png': 'image/png', 'webp': 'image/webp'}
BEGINNINGS = {'jpg': rb'\xff\xd8\xff', 'png': rb'\x89PNG\r\n\x1a\n', 'webp': rb'RIFF.{4}WEBP'}


@call('POST')
def update_profile_image(request):
    if request.POST.get('profile_image_deleted') == '1':
        keep(profile_of(request.user), '')
        return {'message': 'Photo deleted.'}
    file = request.FILES.get('profile_image')
    if not file or file.size > BYTES:
        raise unfit('profile_image', 'Choose a picture of at most 7 MB.')
    head = next(file.chunks(), b'')[:16]
    kind = next((k for k, begins in BEGINNINGS.items() if re.match(begins, head, re.S)), None)
    if not kind:
        raise unfit('profile_image', 'Choose a JPEG, PNG or WebP picture.')
    name = f'{secrets.token_hex(16)}.{kind}'
    with open(FOLDER / name, 'xb') as target:
        for chunk in file.chunks():
            target.write(chunk)
    keep(profile_of(request.user), name)
    return {'message': 'Photo saved.'}


def keep(profile, name):
    before, profile.photo = profile.photo, name
    profile.save()
    if before:
        (FOLDER / before).unlink(missing_ok=True)


@login_required(redirect_field_name=None)
def show_photo(request, name):
    """The user's own photo, as a picture and as nothing else."""
    if not name or name != profile_of(request.user).photo:
        raise Http404
    response = FileResponse(open(FOLDER / name, 'rb'), content_type=TYPES[name.split('.')[1]])
    response.headers['Content-Security-Policy'] = "default-src 'none'; sandbox"
    return response
