from django.contrib.auth.models import User
from django.db import models


class Profile(models.Model):
    user = models.OneToOneField(User, models.CASCADE)
    about_me = models.CharField(max_length=500, blank=True)
    # the name of a file in data/photos
    photo = models.CharField(max_length=40, blank=True)


def profile_of(user):
    """A user's profile, empty where they have had none."""
    return Profile.objects.get_or_create(user=user)[0]


class Job(models.Model):
    title = models.CharField(max_length=200)
    slug = models.SlugField(unique=True)
    company = models.CharField(max_length=200)
    bookmarked_by = models.ManyToManyField(User, related_name='bookmarked_jobs')


class Application(models.Model):
    user = models.ForeignKey(User, models.CASCADE)
    job = models.ForeignKey(Job, models.CASCADE)
    day = models.DateField()


class Preference(models.Model):
    name = models.CharField(max_length=100)
    followers = models.ManyToManyField(User, related_name='preferences')


class Service(models.Model):
    PUBLISHED, UNPUBLISHED = 1, 2

    user = models.ForeignKey(User, models.CASCADE)
    name = models.CharField(max_length=200)
    status = models.IntegerField(default=UNPUBLISHED)
    created_on = models.DateField()
